import 'package:flutter/material.dart';

/// The deep water that every other colour is derived from.
const Color seaBlue = Color(0xFF0B5C89);

final ThemeData lightTheme = ThemeData(
  useMaterial3: true,
  colorScheme: ColorScheme.fromSeed(seedColor: seaBlue),
);

final ThemeData darkTheme = ThemeData(
  useMaterial3: true,
  colorScheme: ColorScheme.fromSeed(
    seedColor: seaBlue,
    brightness: Brightness.dark,
  ),
);
