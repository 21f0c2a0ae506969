/// One fish in the log.
class CatchEntry {
  const CatchEntry({
    required this.fish,
    required this.when,
    required this.weight,
  });

  final String fish;
  final String when;
  final String weight;
}

const List<CatchEntry> recentCatches = [
  CatchEntry(fish: 'Bass', when: 'Today, 05:20', weight: '1.8 kg'),
  CatchEntry(fish: 'Mackerel', when: 'Yesterday, 18:05', weight: '0.4 kg'),
  CatchEntry(fish: 'Pollack', when: 'Yesterday, 17:40', weight: '1.1 kg'),
];
