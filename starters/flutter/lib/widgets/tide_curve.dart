import 'package:flutter/material.dart';

/// The day's water as one bar an hour.
class TideCurve extends StatelessWidget {
  const TideCurve({super.key, required this.heights});

  /// Metres, one for each hour.
  final List<double> heights;

  @override
  Widget build(BuildContext context) {
    return Row(
      crossAxisAlignment: CrossAxisAlignment.end,
      children: [
        for (final metres in heights)
          Expanded(
            child: Container(
              height: metres * 9,
              margin: const EdgeInsets.symmetric(horizontal: 2),
              decoration: BoxDecoration(
                color: const Color(0x4DFFFFFF),
                borderRadius: BorderRadius.circular(3),
              ),
            ),
          ),
      ],
    );
  }
}
