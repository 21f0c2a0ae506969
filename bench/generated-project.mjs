import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An app whose files all hang together: each holds a widget of some forty lines, and imports the next. */
export async function writeProject(folder, size) {
  await mkdir(join(folder, 'lib/widgets'), { recursive: true })
  await writeFile(join(folder, 'pubspec.yaml'), 'name: bench\n')
  let lines = 0
  const write = async (name, text) => {
    lines += text.split('\n').length
    await writeFile(join(folder, 'lib', name), text)
  }
  await write('main.dart', mainDart(size, 0))
  for (let index = 0; index < size - 1; index += 1) {
    await write(`widgets/row${index}.dart`, rowDart(index, index + 1 < size - 1))
  }
  return lines
}

/** The entry point after that many edits of its title. */
export function mainDart(size, edit) {
  const rows = Array.from(
    { length: Math.min(size - 1, 9) },
    (_, index) => `        Row${index}(title: 'Row ${index}'),`,
  )
  const imports = rows.map((_, index) => `import 'widgets/row${index}.dart';`).join('\n')
  return `import 'package:flutter/material.dart';
${imports}

void main() => runApp(const App());

class App extends StatelessWidget {
  const App({super.key});
  @override
  Widget build(BuildContext context) => MaterialApp(
    theme: ThemeData(colorScheme: ColorScheme.fromSeed(seedColor: Colors.teal)),
    home: Scaffold(
      appBar: AppBar(title: const Text('Edit ${edit}')),
      body: ListView(children: [
${rows.join('\n')}
      ]),
    ),
  );
}
`
}

function rowDart(index, hasNext) {
  return `import 'package:flutter/material.dart';
${hasNext ? `import 'row${index + 1}.dart';` : ''}

/// One of many.
class Row${index} extends StatefulWidget {
  const Row${index}({super.key, required this.title, this.count = ${index % 7}});

  final String title;
  final int count;

  @override
  State<Row${index}> createState() => _Row${index}State();
}

class _Row${index}State extends State<Row${index}> {
  late int _count = widget.count;
  final _labels = <String, int>{'one': 1, 'two': 2, 'three': 3};

  void _increment() => setState(() => _count++);

  String get _summary => switch (_count) {
    0 => 'none',
    > 5 => 'many',
    _ => '$_count of them',
  };

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    return Card(
      margin: const EdgeInsets.symmetric(horizontal: 16, vertical: 4),
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          ListTile(
            leading: CircleAvatar(child: Text('\${widget.title.length}')),
            title: Text(widget.title, style: theme.textTheme.titleMedium),
            subtitle: Text(_summary),
            onTap: _increment,
          ),
          if (_count > 2)
            Wrap(spacing: 8, children: [for (final label in _labels.keys) Chip(label: Text(label))]),
        ],
      ),
    );
  }
}
`
}
