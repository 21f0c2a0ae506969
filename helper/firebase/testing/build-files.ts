/** For tests: the files besides a download's three that name a project or an app. The texts are our own. */

export const RC = '.firebaserc'
export const GRADLE = 'android/app/build.gradle'
export const PBXPROJ = 'ios/Runner.xcodeproj/project.pbxproj'

export const FIREBASERC = `{
  // the tides
  "projects": {
    "default": "tide-dev"
  },
  "targets": {}
}
`

export const groovy = (value = '"com.tide.app"', more = '') => `plugins { id "com.android.application" }
// applicationId "com.not.this"
def flavour = "applicationId 'nor.this'"
android {
    namespace "com.tide"
    defaultConfig {
        applicationId ${value} /* com.tide.app */
        resValue "string", "name", "com.tide.app"
    }
${more}}
`

export const kotlin = (value = '"com.tide.app"', more = '') => `android {
    namespace = "com.tide.app"
    defaultConfig { applicationId = ${value}; minSdk = 21 }
${more}}
`

const configuration = (key: string, name: string, settings: string) => `		${key} /* ${name} */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				"CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
				LD_RUNPATH_SEARCH_PATHS = ( "$(inherited)", "@executable_path/Frameworks", );
				${settings}
			};
			name = ${name.includes('-') ? `"${name}"` : name};
		};
`
const target = (key: string, name: string, list: string, type: string) => `		${key} /* ${name} */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = ${list};
			name = ${name};
			productType = "com.apple.product-type.${type}";
		};
		${list} = { isa = XCConfigurationList; buildConfigurations = (`

/** The app, its tests and an extension; `ids`: of the app's build configurations by their names. */
export function pbxproj(ids: Readonly<Record<string, string>>): string {
  const names = Object.keys(ids)
  const own = names.map((name) =>
    configuration(`A-${name}`.replaceAll('-', '_'), name, `PRODUCT_BUNDLE_IDENTIFIER = ${ids[name] ?? ''};`),
  )
  const keys = names.map((name) => `A_${name}`.replaceAll('-', '_'))
  return `// !$*UTF8*$!
{
	archiveVersion = 1;
	objects = {
/* Begin XCBuildConfiguration section */
${own.join('')}${configuration('T1', 'Debug', 'BUNDLE_LOADER = "$(TEST_HOST)"; PRODUCT_BUNDLE_IDENTIFIER = com.tide.app;')}${configuration('E1', 'Release', 'PRODUCT_BUNDLE_IDENTIFIER = com.tide.app.Widget;')}/* End */
${target('97R', 'Runner', '97L', 'application')} ${keys.join(', ')}, ); };
${target('97T', 'RunnerTests', '97M', 'bundle.unit-test')} T1, ); };
${target('97E', 'Widget', '97N', 'app-extension')} E1 ); };
	};
	rootObject = 97E /* Project object */;
}
`
}

export const DIFFERENT = { Debug: 'com.tide.app', Release: '"com.tide.app"', Profile: 'com.tide.app' }
