/// One turn of the tide: the time at which the water stands highest or lowest.
class Tide {
  const Tide({
    required this.name,
    required this.time,
    required this.metres,
    required this.isHigh,
  });

  /// As the API writes it.
  Tide.fromJson(Map<String, dynamic> json)
    : name = json['name'] as String,
      time = json['time'] as String,
      metres = (json['metres'] as num).toDouble(),
      isHigh = json['is_high'] as bool;

  /// What it is called: 'High water' or 'Low water'.
  final String name;

  /// Local time of the harbour, hh:mm.
  final String time;

  /// Height above chart datum.
  final double metres;

  final bool isHigh;
}

/// Today at Falmouth.
const List<Tide> todaysTides = [
  Tide(name: 'High water', time: '04:12', metres: 4.1, isHigh: true),
  Tide(name: 'Low water', time: '10:27', metres: 0.9, isHigh: false),
  Tide(name: 'High water', time: '16:40', metres: 4.4, isHigh: true),
  Tide(name: 'Low water', time: '22:58', metres: 0.7, isHigh: false),
];

/// The water hour by hour from midnight on, in metres above chart datum.
const List<double> hourlyHeights = [
  1.5, 2.3, 3.1, 3.8, 4.1, 3.9, 3.3, 2.5, 1.7, 1.1, 0.9, 1.0, //
  1.6, 2.5, 3.2, 4.0, 4.4, 4.3, 3.7, 2.8, 1.9, 1.1, 0.8, 0.7,
];
