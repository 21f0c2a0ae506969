/** For tests: the shapes in which `FirebaseOptions` is found in exported and hand-edited apps. The texts are our own. */

const SIX = [
  ['apiKey', 'key-old'],
  ['authDomain', 'tide-dev.firebaseapp.com'],
  ['projectId', 'tide-dev'],
  ['storageBucket', 'tide-dev.appspot.com'],
  ['messagingSenderId', '111'],
  ['appId', '1:111:web:aaa'],
] as const
const MEASURED = ['measurementId', 'G-OLD'] as const

const list = (entries: readonly (readonly [string, string])[], quote = '"') =>
  entries.map(([name, value]) => `            ${name}: ${quote}${value}${quote}`).join(',\n')

/** What the export of FlutterFlow writes around its options. */
const exported = (options: string) => `import 'package:firebase_core/firebase_core.dart';
import 'package:flutter/foundation.dart';

Future initFirebase() async {
  if (kIsWeb) {
    await Firebase.initializeApp(
        options: ${options});
  } else {
    await Firebase.initializeApp();
  }
}
`

const six = `FirebaseOptions(\n${list(SIX)})`
const seven = `FirebaseOptions(\n${list([...SIX, MEASURED])})`

/** Each can be edited; the values of the old project are the same in all of them. */
export const EDITABLE: Readonly<Record<string, string>> = {
  'as exported': exported(six),
  'with measurementId': exported(seven),
  const: exported(`const ${six}`),
  'const with measurementId': exported(`const ${seven}`),
  'single quotes': exported(six.replaceAll('"', "'")),
  'another order': exported(`FirebaseOptions(\n${list([MEASURED, ...SIX.toReversed()])})`),
  'a comma at the end': exported(seven.replace(/\)$/, ',\n        )')),
  'comments between': exported(
    seven
      .replace('"key-old",', '"key-old", // FirebaseOptions(apiKey: "not this one")')
      .replace('            appId', '            /* web, not "android" /* nested ) */ */\n            appId')
      .replace('"1:111:web:aaa",', '"1:111:web:aaa", // the last one before'),
  ),
  'a comment right behind the last value': exported(seven.replace('"G-OLD"', '"G-OLD" // analytics\n')),
  'one line': exported(`FirebaseOptions(${[...SIX, MEASURED].map(([n, v]) => `${n}: "${v}"`).join(', ')})`),
  'a variable of its own': `import 'package:firebase_core/firebase_core.dart';

const _webOptions = ${six.replaceAll('            ', '  ')};

Future<void> initFirebase() => Firebase.initializeApp(options: _webOptions);
`,
  'an import prefix': exported(seven)
    .replace("firebase_core.dart';", "firebase_core.dart' as core;")
    .replaceAll('FirebaseOptions', 'core.FirebaseOptions'),
  'raw and tripled literals': exported(
    seven.replace('"key-old"', "r'key-old'").replace('"tide-dev"', '"""tide-dev"""'),
  ),
  'escapes in a literal': exported(seven.replace('"key-old"', String.raw`"key\u{2d}old"`)),
  'null where there is no value': exported(seven.replace('"G-OLD"', 'null')),
  'windows line endings': exported(seven).replaceAll('\n', '\r\n'),
  'a byte order mark': `\uFEFF${exported(six)}`,
  'an early return and settings after it': exported(six)
    .replace('  if (kIsWeb) {', '  if (Firebase.apps.isNotEmpty) return;\n  if (kIsWeb || isDesktop) {')
    .replace(/\}\n$/, '  debugPrint(\'${Firebase.app().name} "ready"\');\n}\n'),
  'android and web in one condition': exported(
    `kIsWeb\n            ? ${six}\n            : FirebaseOptions(apiKey: "other", appId: "1:111:android:bbb", messagingSenderId: "111", projectId: "tide-dev")`,
  ),
  flutterfire: `class DefaultFirebaseOptions {
  static FirebaseOptions get currentPlatform => kIsWeb ? web : windows;

  static const FirebaseOptions web = FirebaseOptions(
${[...SIX, MEASURED].map(([name, value]) => `    ${name}: '${value}',`).join('\n')}
  );

  static const FirebaseOptions windows = FirebaseOptions(
    apiKey: 'key-old',
    appId: '1:111:web:ccc',
    messagingSenderId: '111',
    projectId: 'tide-dev',
  );
}
`,
}

/** Each is refused: by the kind of refusal and, for expressions, the names of the arguments. */
export const REFUSED: Readonly<
  Record<string, { readonly text: string; readonly kind: string; readonly names?: readonly string[] }>
> = {
  'values from the environment': {
    text: exported(six.replace('"key-old"', `String.fromEnvironment('KEY', defaultValue: 'a,b)')`)),
    kind: 'expressions',
    names: ['apiKey'],
  },
  conditions: {
    text: exported(
      seven
        .replace('"1:111:web:aaa"', 'kIsWeb ? "1:111:web:aaa" : "x"')
        .replace('"G-OLD"', 'kIsWeb ? "G" : null'),
    ),
    kind: 'expressions',
    names: ['appId', 'measurementId'],
  },
  'constants and literals mixed': {
    text: exported(six.replace('"tide-dev"', '_project').replace('"111"', 'Env.sender')),
    kind: 'expressions',
    names: ['projectId', 'messagingSenderId'],
  },
  interpolation: {
    text: exported(six.replace('"tide-dev.appspot.com"', '"${project}.appspot.com"')),
    kind: 'expressions',
    names: ['storageBucket'],
  },
  'joined literals': {
    text: exported(six.replace('"key-old"', '"key-" "old"')),
    kind: 'expressions',
    names: ['apiKey'],
  },
  'the options of another file': {
    text: exported('DefaultFirebaseOptions.currentPlatform'),
    kind: 'none',
  },
  'only in a comment and a string': {
    text: '// FirebaseOptions(apiKey: "x")\nconst text = \'FirebaseOptions(apiKey: "y")\';\n',
    kind: 'none',
  },
  'two of the same kind': { text: exported(six) + exported(seven), kind: 'several' },
  'a string without an end': { text: exported(six).replace('"key-old"', '"key-old'), kind: 'not-dart' },
  'half a file': { text: exported(six).slice(0, 300), kind: 'not-dart' },
  'not Dart at all': { text: '{"project_info": {"project_id": "tide-dev"}}', kind: 'none' },
}
