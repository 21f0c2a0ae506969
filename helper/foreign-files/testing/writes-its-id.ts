import { writeFileSync } from 'node:fs'
import { within } from '../within.ts'

/** Writes its process id into the file that the text names, and answers, or reads on without a pause. */
process.on('message', ({ from }: { readonly from: { readonly text: string } }) => {
  const [file = '', then] = from.text.split('\n')
  writeFileSync(file, String(process.pid))
  within(2_000, () => {
    if (then === 'spins') for (;;);
  })
  process.send?.({ kind: 'read', value: true })
})
