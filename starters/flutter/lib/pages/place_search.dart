import 'package:flutter/material.dart';

import '../models/place.dart';

/// Finds a harbour by a part of its name.
class PlaceSearch extends SearchDelegate<void> {
  PlaceSearch() : super(searchFieldLabel: 'Search places');

  @override
  List<Widget> buildActions(BuildContext context) {
    return [
      IconButton(
        icon: const Icon(Icons.clear),
        tooltip: 'Clear',
        onPressed: () => query = '',
      ),
    ];
  }

  @override
  Widget buildLeading(BuildContext context) {
    return BackButton(onPressed: () => close(context, null));
  }

  @override
  Widget buildResults(BuildContext context) => buildSuggestions(context);

  @override
  Widget buildSuggestions(BuildContext context) {
    final wanted = query.trim().toLowerCase();
    final found = places
        .where((place) => place.name.toLowerCase().contains(wanted))
        .toList();
    if (found.isEmpty) {
      return const Center(child: Text('No place of that name'));
    }
    return ListView(
      children: [
        for (final place in found)
          ListTile(
            leading: const Icon(Icons.place_outlined),
            title: Text(place.name),
            subtitle: Text(place.detail),
            onTap: () => close(context, null),
          ),
      ],
    );
  }
}
