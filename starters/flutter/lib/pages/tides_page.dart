import 'package:flutter/material.dart';

import '../models/tide.dart';
import '../widgets/hero_card.dart';
import '../widgets/tide_tile.dart';

/// The water now, and today's four turns of the tide.
class TidesPage extends StatelessWidget {
  const TidesPage({super.key, required this.greeting});

  final String greeting;

  @override
  Widget build(BuildContext context) {
    return ListView(
      // Room at the end, so that the last tile scrolls clear of the button.
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 96),
      children: [
        HeroCard(
          greeting: greeting,
          height: '3.2 m',
          next: 'High water in 2 h 38 min',
        ),
        const SizedBox(height: 12),
        for (final tide in todaysTides) TideTile(tide: tide),
      ],
    );
  }
}
