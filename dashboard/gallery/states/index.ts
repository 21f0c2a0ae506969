import type { GalleryState } from '../state.ts'
import { API_STATES } from './api.ts'
import { APP_STATES } from './app.tsx'
import { CHECK_STATES } from './checks.ts'
import { CODEBASE_STATES } from './codebases.ts'
import { EDIT_CARD_STATES } from './edit-card.ts'
import { ENVIRONMENT_STATES } from './environment.ts'
import { FIREBASE_STATES } from './firebase.ts'
import { FLUTTER_STATES } from './flutter.ts'
import { GITHUB_STATES } from './github.ts'
import { LOGIN_STATES } from './login.ts'
import { OVERLAY_STATES } from './overlays.ts'
import { OWN_PROJECT_STATES } from './own-project.ts'
import { PLATFORM_STATES } from './platforms.ts'
import { RUN_CONFIGURATION_STATES } from './run-configurations.ts'
import { STORYBOARD_STATES } from './storyboard.ts'
import { UI_STATES } from './ui.tsx'

/** Every state that there is a page for, in the order in which they are listed. */
export const STATES: readonly GalleryState[] = [
  ...UI_STATES,
  ...APP_STATES,
  ...LOGIN_STATES,
  ...ENVIRONMENT_STATES,
  ...CODEBASE_STATES,
  ...FLUTTER_STATES,
  ...EDIT_CARD_STATES,
  ...STORYBOARD_STATES,
  ...CHECK_STATES,
  ...OWN_PROJECT_STATES,
  ...PLATFORM_STATES,
  ...OVERLAY_STATES,
  ...RUN_CONFIGURATION_STATES,
  ...FIREBASE_STATES,
  ...GITHUB_STATES,
  ...API_STATES,
]
