import { Link } from '@tanstack/react-router'
import { buttonLook } from '#ui'
import { texts } from './texts.ts'

/** The step of the Helper page that installs uv, as the address names it. */
export const UV_STEP = 'install-uv'

/** Leads to the command that installs uv on this computer. */
export function InstallUvLink() {
  return (
    <Link
      to="/api"
      hash={UV_STEP}
      // the page opens its steps first, and then goes there itself
      hashScrollIntoView={false}
      className={buttonLook('outlined', 'small')}
    >
      {texts.installUv}
    </Link>
  )
}
