import type { DoctorCheck, DoctorFix } from '@mosaygent/contract'

type Named = Pick<DoctorCheck, 'id' | 'name'>

/** Nothing to mend. */
export function fine(named: Named, detail: string): DoctorCheck {
  return { ...named, state: 'ok', detail }
}

/** Something is not as it should be; `fix` is what would mend it. */
export function failed(
  named: Named,
  state: Exclude<DoctorCheck['state'], 'ok'>,
  detail: string,
  fix?: DoctorFix,
): DoctorCheck {
  return { ...named, state, detail, ...(fix === undefined ? {} : { fix }) }
}

/** A program that was found: its version and where it lies. */
export function found(named: Named, version: string | null, path: string): DoctorCheck {
  return fine(named, `${version ?? 'version unknown'}  ${path}`)
}

/** A program that is not there: what does not work without it, and how it is come by. */
export function absent(named: Named, neededTo: string, howToGet: string, fix?: DoctorFix): DoctorCheck {
  return failed(named, 'missing', `not found; needed to ${neededTo}. Get it: ${howToGet}`, fix)
}
