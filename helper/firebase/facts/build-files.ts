/** The build files that name the app's id, relative to the app. */
export const GRADLE_FILES = ['android/app/build.gradle.kts', 'android/app/build.gradle'] as const
export const PBXPROJ = 'ios/Runner.xcodeproj/project.pbxproj'
export const XCCONFIGS = ['Debug', 'Release', 'Profile'].map((variant) => ({
  variant,
  path: `ios/Flutter/${variant}.xcconfig`,
}))
