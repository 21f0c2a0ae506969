export const GOOGLE = 'android/app/google-services.json'
export const PLIST = 'ios/Runner/GoogleService-Info.plist'
export const GRADLE = 'android/app/build.gradle'
export const XCCONFIG = 'ios/Flutter/Release.xcconfig'
export const DART = 'lib/backend/firebase/firebase_config.dart'

/** A small app as exports leave it: the Dart options of an old project, no file for Android and iOS yet. */
export const APP_FILES: Readonly<Record<string, string>> = {
  'pubspec.yaml': 'name: tide\ndependencies:\n  flutter:\n    sdk: flutter\n',
  'lib/main.dart': `import 'package:flutter/material.dart';

void main() {
  runApp(const MaterialApp(home: Scaffold(body: Center(child: Text('High water')))));
}
`,
  [GRADLE]: `android {
    defaultConfig {
        applicationId "com.example.tide"
    }
}
`,
  'ios/Runner/Info.plist': '<plist version="1.0"><dict/></plist>\n',
  [XCCONFIG]: 'PRODUCT_BUNDLE_IDENTIFIER = com.example.tide\n',
  [DART]: `import 'package:firebase_core/firebase_core.dart';
import 'package:flutter/foundation.dart';

Future initFirebase() async {
  if (kIsWeb) {
    await Firebase.initializeApp(
        options: const FirebaseOptions(
            apiKey: "key-old",
            authDomain: "tide-old.firebaseapp.com",
            projectId: "tide-old",
            storageBucket: "tide-old.appspot.com",
            messagingSenderId: "999",
            appId: "1:999:web:zz"));
  } else {
    await Firebase.initializeApp();
  }
}
`,
}
