import 'dart:convert';

import 'package:http/http.dart' as http;

import '../../models/tide.dart';

/// Where the API answers; another one with `--dart-define=TIDEWATER_API=...`.
const String apiAddress = String.fromEnvironment(
  'TIDEWATER_API',
  defaultValue: 'http://127.0.0.1:8000',
);

/// Today's turns of the tide as the API tells them; null when it does not answer.
Future<List<Tide>?> fetchTides(String place) async {
  try {
    final address = Uri.parse(
      '$apiAddress/tides',
    ).replace(queryParameters: {'place': place});
    final reply = await http.get(address);
    if (reply.statusCode != 200) return null;
    final table =
        jsonDecode(utf8.decode(reply.bodyBytes)) as Map<String, dynamic>;
    return [
      for (final tide in table['tides'] as List<dynamic>)
        Tide.fromJson(tide as Map<String, dynamic>),
    ];
  } on http.ClientException {
    return null;
  }
}
