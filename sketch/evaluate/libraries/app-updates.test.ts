import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const NEW = "says = 'new'"
const IS_NEW = 'info.updateAvailability == UpdateAvailability.updateAvailable'

describe('nobody knows of a newer version of the app without a network', { tags: 'P-1063' }, () => {
  it.each([
    [
      'asked in a try',
      `try { final info = await InAppUpdate.checkForUpdate(); if (${IS_NEW}) ${NEW}; } catch (e) { says = 'not told'; }`,
      'not told',
    ],
    [
      'asked where nobody hears of a failure',
      `final info = await InAppUpdate.checkForUpdate(); if (${IS_NEW}) ${NEW};`,
      'begun',
    ],
    [
      'told',
      `InAppUpdate.checkForUpdate().then((info) { if (${IS_NEW}) setState(() => ${NEW}); });`,
      'begun',
    ],
    [
      'asked of its page in the store',
      `final status = await NewVersionPlus().getVersionStatus(); if (status != null && status.canUpdate) ${NEW};`,
      'begun',
    ],
  ])('%s', async (_, asks, shown) => {
    const page = `class Asking extends StatefulWidget { State<Asking> createState() => _AskingState(); }
class _AskingState extends State<Asking> { String says = 'begun';
  void initState() { super.initState(); ask(); }
  void ask() async { ${asks} setState(() {}); }
  Widget build(BuildContext context) => Text(says); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith('Asking()', page) }))).toBe(shown)
  })
})
