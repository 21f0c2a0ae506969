import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';

import 'firebase_config.dart';

const String configPath = 'lib/backend/firebase/firebase_config.dart';

/// Starts Firebase once firebase_config.dart names a project; until then the
/// app runs without it.
///
/// firebase_config.dart is FlutterFlow's file: every export overwrites it, so
/// a check cannot live there. Its text is carried as an asset and read here.
/// initFirebase itself throws on Android and iOS without their config files,
/// and on the web when Firebase's scripts cannot be loaded.
Future<void> initFirebaseWhenConfigured() async {
  try {
    final config = await rootBundle.loadString(configPath);
    if (config.contains('projectId: "your-project-id"')) {
      debugPrint('firebase: no project yet, starting without it');
      return;
    }
    await initFirebase();
  } catch (error) {
    // The tides need no Firebase: say why it is missing and go on.
    debugPrint('firebase: not started, $error');
  }
}
