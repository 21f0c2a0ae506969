import { ANDROID_CONFIG_FILE, IOS_CONFIG_FILE } from '@mosaygent/contract'

interface ConfigFilesProps {
  configPath: string
  /** Nothing will be fetched: a bundle id is missing. */
  skipped: boolean
}

/** Which files of the app a download writes. */
export function ConfigFiles({ configPath, skipped }: ConfigFilesProps) {
  if (skipped) return 'None: without a bundle id nothing is downloaded'
  return (
    <ul className="grid min-w-0 gap-0.5 py-1">
      {[`android/app/${ANDROID_CONFIG_FILE}`, `ios/Runner/${IOS_CONFIG_FILE}`, configPath].map((file) => (
        <li key={file} className="min-w-0 truncate">
          <code>{file}</code>
        </li>
      ))}
    </ul>
  )
}
