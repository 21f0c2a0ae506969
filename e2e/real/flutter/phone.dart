import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';

// The tests put other values here.
const String code = 'first';
const Color ground = Color(0xff0000cc);

void main() => runApp(const PhoneApp());

/// Tells in the page's title which code runs, what it takes itself to run on, what covers its lower edge, and how often
/// its button was pressed.
class PhoneApp extends StatelessWidget {
  const PhoneApp({super.key});

  @override
  Widget build(BuildContext context) {
    return const MaterialApp(
      debugShowCheckedModeBanner: false,
      home: TellingPage(),
    );
  }
}

class TellingPage extends StatefulWidget {
  const TellingPage({super.key});

  @override
  State<TellingPage> createState() => _TellingPageState();
}

class _TellingPageState extends State<TellingPage> {
  int presses = 0;

  @override
  Widget build(BuildContext context) {
    final inset = MediaQuery.viewInsetsOf(context).bottom.round();
    return Title(
      title: '$code ${defaultTargetPlatform.name} $inset $presses',
      color: ground,
      child: Scaffold(
        body: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            const SizedBox(width: 300, height: 80, child: TextField()),
            SizedBox(
              width: 300,
              height: 80,
              child: FilledButton(
                onPressed: () => setState(() => presses += 1),
                child: const Text('Press'),
              ),
            ),
            Container(width: 120, height: 120, color: ground),
          ],
        ),
      ),
    );
  }
}
