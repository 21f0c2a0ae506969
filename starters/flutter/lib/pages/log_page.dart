import 'package:flutter/material.dart';

import '../models/catch_entry.dart';

/// What was caught, newest first.
class LogPage extends StatelessWidget {
  const LogPage({super.key});

  @override
  Widget build(BuildContext context) {
    return ListView(
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 96),
      children: [
        Text('Recent catches', style: Theme.of(context).textTheme.titleMedium),
        const SizedBox(height: 8),
        for (final entry in recentCatches)
          ListTile(
            contentPadding: EdgeInsets.zero,
            leading: const Icon(Icons.set_meal_outlined),
            title: Text(entry.fish),
            subtitle: Text(entry.when),
            trailing: Text(entry.weight),
          ),
      ],
    );
  }
}
