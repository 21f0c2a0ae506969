import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:tidewater/main.dart';

/// Shows the app on a screen as large as a phone's.
Future<void> showApp(WidgetTester tester) async {
  tester.view.physicalSize = const Size(390, 844);
  tester.view.devicePixelRatio = 1;
  addTearDown(tester.view.reset);
  await tester.pumpWidget(const TidewaterApp());
}

void main() {
  testWidgets('opens on the tides of today', (tester) async {
    await showApp(tester);

    expect(find.text(appTitle), findsOneWidget);
    expect(find.text(greeting), findsOneWidget);
    expect(find.text('High water'), findsNWidgets(2));
    expect(find.text('Low water'), findsNWidgets(2));
    expect(find.text('4.4 m'), findsOneWidget);
    // No API answers in a test: the app shows what it carries, and says so.
    expect(
      find.text('Sample data: API not running', skipOffstage: false),
      findsOneWidget,
    );
  });

  testWidgets('the bottom bar opens the map', (tester) async {
    await showApp(tester);

    await tester.tap(find.text('Map'));
    await tester.pumpAndSettle();

    expect(find.text('Helford River'), findsOneWidget);
    expect(find.text(greeting), findsNothing);
  });

  testWidgets('the button opens the log', (tester) async {
    await showApp(tester);

    await tester.tap(find.text('Log a catch'));
    await tester.pumpAndSettle();

    expect(find.text('Recent catches'), findsOneWidget);
    expect(find.byType(SnackBar), findsOneWidget);
  });

  testWidgets('search finds a harbour by a part of its name', (tester) async {
    await showApp(tester);

    await tester.tap(find.byIcon(Icons.search));
    await tester.pumpAndSettle();
    await tester.enterText(find.byType(TextField), 'fow');
    await tester.pumpAndSettle();

    expect(find.text('Fowey'), findsOneWidget);
    expect(find.text('Mevagissey'), findsNothing);
  });
}
