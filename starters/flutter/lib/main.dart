import 'package:flutter/material.dart';

import 'backend/firebase/firebase_setup.dart';
import 'pages/home_page.dart';
import 'theme/tidewater_theme.dart';

// Two texts to begin with: change one, save, and press Reload.
const String appTitle = 'Tidewater';
const String greeting = 'Now at Falmouth, rising';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await initFirebaseWhenConfigured();
  runApp(const TidewaterApp());
}

class TidewaterApp extends StatelessWidget {
  const TidewaterApp({super.key});

  @override
  Widget build(BuildContext context) {
    return MaterialApp(
      title: appTitle,
      debugShowCheckedModeBanner: false,
      theme: lightTheme,
      darkTheme: darkTheme,
      home: const HomePage(title: appTitle, greeting: greeting),
    );
  }
}
