import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A Flutter project in a folder whose name has a space and an accent; gone when the test is over. */
export async function temporaryProject(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'mon projet é '))
  onTestFinished(async () => await rm(directory, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ 'pubspec.yaml': 'name: fixture\n', ...files })) {
    await writeIn(directory, name, text)
  }
  return directory
}

export async function writeIn(directory: string, name: string, text: string): Promise<void> {
  const file = path.join(directory, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** A `main.dart` whose screen is one widget. */
export function mainWith(widget: string, more = ''): string {
  return `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Page())));
class Page extends StatelessWidget {
  const Page({super.key});
  @override
  Widget build(BuildContext context) {
    return ${widget};
  }
}
${more}`
}
