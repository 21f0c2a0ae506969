/** What values name most of Flutter's own, by the library that has it. */
const WIDGETS =
  'MediaQuery DefaultTextStyle IconTheme IconThemeData Localizations Directionality Navigator ModalRoute FontWeight FontStyle TextAlign TextOverflow TextDirection TextStyle TextSpan EdgeInsets EdgeInsetsDirectional BorderRadius Border BorderSide Radius Alignment AlignmentDirectional BoxDecoration BoxConstraints BoxShadow BoxFit BoxShape Curves WidgetsBinding Axis MainAxisAlignment CrossAxisAlignment MainAxisSize Color Offset Size Brightness Orientation AssetImage NetworkImage LinearGradient'
const MATERIAL =
  'Theme ThemeData ThemeMode Colors Icons ColorScheme TextTheme Typography Scaffold MaterialLocalizations DefaultTabController ElevatedButton TextButton OutlinedButton InputDecoration kToolbarHeight kTextTabBarHeight kBottomNavigationBarHeight'
const CUPERTINO = 'CupertinoTheme CupertinoThemeData CupertinoColors CupertinoIcons CupertinoLocalizations'
const FOUNDATION = 'kDebugMode kProfileMode kReleaseMode kIsWeb defaultTargetPlatform TargetPlatform'

const setOf = (...names: readonly string[]) => new Set(names.flatMap((some) => some.split(' ')))

const BY_LIBRARY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['package:flutter/widgets.dart', setOf(WIDGETS)],
  ['package:flutter/material.dart', setOf(WIDGETS, MATERIAL)],
  ['package:flutter/cupertino.dart', setOf(WIDGETS, CUPERTINO)],
  ['package:flutter/foundation.dart', setOf(FOUNDATION)],
])

/** Whether a library of Flutter's is known to have a name. */
export const isFlutters = (uri: string, name: string): boolean => BY_LIBRARY.get(uri)?.has(name) === true

/** What `dart:core` has, which no import names. */
const CORE = setOf(
  'BigInt Comparable DateTime Deprecated Duration Enum Error Exception Expando Finalizer FormatException Function Future Invocation Iterable Iterator List Map MapEntry Match Never Null Object Pattern RangeError Record RegExp RegExpMatch RuneIterator Runes Set Sink StackTrace StateError Stopwatch Stream String StringBuffer StringSink Symbol Type Uri UriData WeakReference',
)
export const isCore = (name: string): boolean => CORE.has(name)
