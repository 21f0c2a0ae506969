import 'package:flutter/material.dart';

import '../backend/api/tide_api.dart';
import '../models/tide.dart';
import '../widgets/hero_card.dart';
import '../widgets/tide_tile.dart';

/// The water now, and today's four turns of the tide.
class TidesPage extends StatefulWidget {
  const TidesPage({super.key, required this.greeting});

  final String greeting;

  @override
  State<TidesPage> createState() => _TidesPageState();
}

class _TidesPageState extends State<TidesPage> {
  // What the app carries is shown until the API has answered.
  List<Tide> tides = todaysTides;
  bool fromApi = false;

  @override
  void initState() {
    super.initState();
    fetchTides('falmouth').then(showAnswer);
  }

  void showAnswer(List<Tide>? answer) {
    if (!mounted || answer == null) return;
    setState(() {
      tides = answer;
      fromApi = true;
    });
  }

  @override
  Widget build(BuildContext context) {
    return ListView(
      // Room at the end, so that the last tile scrolls clear of the button.
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 96),
      children: [
        HeroCard(
          greeting: widget.greeting,
          height: '3.2 m',
          next: 'High water in 2 h 38 min',
        ),
        const SizedBox(height: 12),
        for (final tide in tides) TideTile(tide: tide),
        Padding(
          padding: const EdgeInsets.fromLTRB(4, 8, 4, 0),
          child: Text(
            fromApi ? 'From the API' : 'Sample data: API not running',
            style: Theme.of(context).textTheme.bodySmall,
          ),
        ),
      ],
    );
  }
}
