import { NO_CHOICES } from '@mosaygent/contract'
import type { ProjectChoices } from '@mosaygent/contract'
import { beforeEach, expect, it } from 'vitest'
import { writeItem } from './browser-storage.ts'
import { readFirebaseSettings } from './firebase-settings.ts'
import {
  agreeOnChoices,
  choicesOf,
  exchangeChoices,
  hasUnsentChoices,
  readChoices,
  unsentChoices,
} from './project-choices.ts'

const A = '/projects/tide é'
const B = '/projects/form app'
const DIRECTORY = 'mosaygent_project_directory'
const ID = 'mosaygent_firebase_project_id_development'
const choices = (project_id: string, more: Partial<ProjectChoices> = {}): ProjectChoices => ({
  ...NO_CHOICES,
  development: { ...NO_CHOICES.development, project_id },
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  writeItem(DIRECTORY, A)
})

it(
  'the keys of a project are put away with it, absent ones removed, and come back with it',
  { tags: 'P-386' },
  () => {
    writeItem(ID, 'tide-dev')
    writeItem('mosaygent_environment', 'production')
    writeItem('mosaygent_ask_before_production', 'false')
    writeItem('mosaygent_firebase_config_path_production', 'lib/a.dart')
    expect(choicesOf()).toBe(A)
    expect(exchangeChoices(B)).toBe(A)
    expect(readChoices()).toEqual(NO_CHOICES)
    for (const key of [ID, 'mosaygent_environment', 'mosaygent_ask_before_production'])
      expect(localStorage.getItem(key)).toBeNull()
    writeItem(ID, 'form-dev')
    // what another tab does once more changes nothing
    expect(exchangeChoices(B)).toBeNull()
    expect(exchangeChoices(`${B}/`)).toBeNull()
    expect(readFirebaseSettings('development').projectId).toBe('form-dev')
    exchangeChoices(A)
    expect(readChoices()).toEqual({
      ...choices('tide-dev'),
      environment: 'production',
      ask_before_production: false,
      production: { ...NO_CHOICES.production, config_path: 'lib/a.dart' },
    })
  },
)

it('what was typed before any directory goes along with the first', () => {
  localStorage.clear()
  writeItem(ID, 'tide-dev')
  expect(exchangeChoices(A)).toBeNull()
  expect(choicesOf()).toBe(A)
  expect(localStorage.getItem(ID)).toBe('tide-dev')
  exchangeChoices(B)
  expect(localStorage.getItem(ID)).toBeNull()
})

it('an older browser’s values are the helper’s from then on, and newer ones of another browser are taken over', () => {
  writeItem(ID, 'tide-dev')
  expect(hasUnsentChoices()).toBe(true)
  const first = agreeOnChoices(A, null)
  expect(first.choices).toEqual(choices('tide-dev'))
  first.reached()
  expect(hasUnsentChoices()).toBe(false)
  const other = agreeOnChoices(A, choices('tide-two', { environment: 'production' }))
  other.reached()
  expect(readChoices()).toEqual(choices('tide-two', { environment: 'production' }))
})

it('a helper that lost its memory takes nothing away', () => {
  writeItem(ID, 'tide-dev')
  agreeOnChoices(A, null).reached()
  expect(agreeOnChoices(A, null).choices).toEqual(choices('tide-dev'))
})

it('what is changed here while they agree stays, and goes to the helper next', () => {
  writeItem(ID, 'tide-dev')
  agreeOnChoices(A, null).reached()
  const agreement = agreeOnChoices(A, choices('tide-two'))
  writeItem('mosaygent_environment', 'production')
  agreement.reached()
  expect(readChoices()).toEqual(choices('tide-two', { environment: 'production' }))
  expect(hasUnsentChoices()).toBe(true)
  // another project is shown by the time that it is reached: it gets nothing of this one
  const late = agreeOnChoices(A, choices('tide-three'))
  exchangeChoices(B)
  late.reached()
  expect(readChoices()).toEqual(NO_CHOICES)
})

it('what was put away and never reached the helper is known', () => {
  writeItem(ID, 'tide-dev')
  agreeOnChoices(A, null).reached()
  exchangeChoices(B)
  expect(unsentChoices(A)).toBeNull()
  exchangeChoices(A)
  writeItem(ID, 'tide-two')
  exchangeChoices(B)
  expect(unsentChoices(A)).toEqual(choices('tide-two'))
})

it.each(['{', '{"/a":7}', '[]'])('%j in the place of the other projects is nothing', (junk) => {
  writeItem('mosaygent_other_projects', junk)
  writeItem(ID, 'tide-dev')
  exchangeChoices(B)
  expect(readChoices()).toEqual(NO_CHOICES)
  exchangeChoices(A)
  expect(localStorage.getItem(ID)).toBe('tide-dev')
})
