import 'package:flutter/material.dart';

import 'log_page.dart';
import 'map_page.dart';
import 'place_search.dart';
import 'tides_page.dart';

/// The frame around the three tabs; the only state is which of them is open.
class HomePage extends StatefulWidget {
  const HomePage({super.key, required this.title, required this.greeting});

  final String title;
  final String greeting;

  @override
  State<HomePage> createState() => _HomePageState();
}

class _HomePageState extends State<HomePage> {
  int selectedTab = 0;

  void openTab(int tab) {
    setState(() => selectedTab = tab);
  }

  void logCatch() {
    openTab(2);
    ScaffoldMessenger.of(context).showSnackBar(
      const SnackBar(
        content: Text('The form for a catch goes in lib/pages/log_page.dart'),
      ),
    );
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(
        title: Text(widget.title),
        actions: [
          IconButton(
            icon: const Icon(Icons.search),
            tooltip: 'Search places',
            onPressed: () =>
                showSearch<void>(context: context, delegate: PlaceSearch()),
          ),
          IconButton(
            icon: const Icon(Icons.more_vert),
            tooltip: 'About this app',
            onPressed: () => showAboutDialog(
              context: context,
              applicationName: widget.title,
              applicationVersion: '1.0.0',
            ),
          ),
        ],
      ),
      body: IndexedStack(
        index: selectedTab,
        children: [
          TidesPage(greeting: widget.greeting),
          const MapPage(),
          const LogPage(),
        ],
      ),
      floatingActionButton: FloatingActionButton.extended(
        onPressed: logCatch,
        icon: const Icon(Icons.add),
        label: const Text('Log a catch'),
      ),
      bottomNavigationBar: NavigationBar(
        selectedIndex: selectedTab,
        onDestinationSelected: openTab,
        destinations: const [
          NavigationDestination(icon: Icon(Icons.waves), label: 'Tides'),
          NavigationDestination(
            icon: Icon(Icons.map_outlined),
            selectedIcon: Icon(Icons.map),
            label: 'Map',
          ),
          NavigationDestination(
            icon: Icon(Icons.menu_book_outlined),
            selectedIcon: Icon(Icons.menu_book),
            label: 'Log',
          ),
        ],
      ),
    );
  }
}
