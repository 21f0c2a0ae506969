/// A harbour that the app knows the way to.
class Place {
  const Place({required this.name, required this.detail});

  final String name;
  final String detail;
}

const List<Place> places = [
  Place(name: 'Falmouth', detail: 'Here'),
  Place(name: 'Helford River', detail: '5 nautical miles south-west'),
  Place(name: 'Mevagissey', detail: '17 nautical miles north-east'),
  Place(name: 'Fowey', detail: '21 nautical miles north-east'),
];
