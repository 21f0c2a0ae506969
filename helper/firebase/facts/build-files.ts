/** Where the builds of an app say which app they make, relative to it. */
export const GRADLE_FILES = ['android/app/build.gradle.kts', 'android/app/build.gradle'] as const
export const PBXPROJ = 'ios/Runner.xcodeproj/project.pbxproj'
export const XCCONFIGS = ['Debug', 'Release', 'Profile'].map((variant) => ({
  variant,
  path: `ios/Flutter/${variant}.xcconfig`,
}))
