import 'package:flutter/material.dart';

import '../models/place.dart';

/// The harbours nearby.
class MapPage extends StatelessWidget {
  const MapPage({super.key});

  @override
  Widget build(BuildContext context) {
    return ListView(
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 96),
      children: [
        Text('Harbours nearby', style: Theme.of(context).textTheme.titleMedium),
        const SizedBox(height: 8),
        for (final place in places)
          ListTile(
            contentPadding: EdgeInsets.zero,
            leading: const Icon(Icons.place_outlined),
            title: Text(place.name),
            subtitle: Text(place.detail),
          ),
      ],
    );
  }
}
