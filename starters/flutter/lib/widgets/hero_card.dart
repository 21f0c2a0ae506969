import 'package:flutter/material.dart';

import '../models/tide.dart';
import 'tide_curve.dart';

/// The water as it stands now, on a card of its own colour.
class HeroCard extends StatelessWidget {
  const HeroCard({
    super.key,
    required this.greeting,
    required this.height,
    required this.next,
  });

  final String greeting;
  final String height;
  final String next;

  @override
  Widget build(BuildContext context) {
    return Container(
      padding: const EdgeInsets.all(20),
      decoration: BoxDecoration(
        borderRadius: BorderRadius.circular(24),
        gradient: const LinearGradient(
          begin: Alignment.topCenter,
          end: Alignment.bottomCenter,
          colors: [Color(0xFF0B5C89), Color(0xFF052B43)],
        ),
      ),
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          Text(
            greeting,
            style: const TextStyle(color: Color(0xE6FFFFFF), fontSize: 14),
          ),
          Text(
            height,
            style: const TextStyle(
              color: Colors.white,
              fontSize: 44,
              fontWeight: FontWeight.w700,
              height: 1.2,
            ),
          ),
          Text(
            next,
            style: const TextStyle(color: Color(0xE6FFFFFF), fontSize: 14),
          ),
          const SizedBox(height: 16),
          const TideCurve(heights: hourlyHeights),
        ],
      ),
    );
  }
}
