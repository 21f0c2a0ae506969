import { SET_1 } from './set-1.ts'
import { SET_2 } from './set-2.ts'
import { SET_3 } from './set-3.ts'
import { SET_4 } from './set-4.ts'
import { SET_5 } from './set-5.ts'
import { SET_6 } from './set-6.ts'
import { SET_7 } from './set-7.ts'
import { SET_8 } from './set-8.ts'
import { SET_9 } from './set-9.ts'
import { SET_10 } from './set-10.ts'
import { SET_11 } from './set-11.ts'
import { SET_12 } from './set-12.ts'
import { SET_13 } from './set-13.ts'
import { SET_14 } from './set-14.ts'
import { SET_15 } from './set-15.ts'
import { SET_16 } from './set-16.ts'
import { SET_17 } from './set-17.ts'
import { SET_18 } from './set-18.ts'
import { SET_19 } from './set-19.ts'
import { SET_20 } from './set-20.ts'
import { SET_21 } from './set-21.ts'
import { SET_22 } from './set-22.ts'
import { SET_23 } from './set-23.ts'
import { SET_24 } from './set-24.ts'
import { SET_25 } from './set-25.ts'
import { TUNED_BY } from './tuned-by.ts'
import type { FirstScreen } from './first-screen.ts'

/** What the apps were tuned by: a set is known once the next one is chosen. */
export const KNOWN: readonly FirstScreen[] = [
  ...TUNED_BY,
  ...SET_1,
  ...SET_2,
  ...SET_3,
  ...SET_4,
  ...SET_5,
  ...SET_6,
  ...SET_7,
  ...SET_8,
  ...SET_9,
  ...SET_10,
  ...SET_11,
  ...SET_12,
  ...SET_13,
  ...SET_14,
  ...SET_15,
  ...SET_16,
  ...SET_17,
  ...SET_18,
  ...SET_19,
  ...SET_20,
  ...SET_21,
  ...SET_22,
  ...SET_23,
]

/** The newest sets, measured together. */
export const BLIND: readonly FirstScreen[] = [...SET_24, ...SET_25]
