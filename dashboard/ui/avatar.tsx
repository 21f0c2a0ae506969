import { UserRound } from '#icons'
import { useState } from 'react'

interface AvatarProps {
  photoUrl: string | null
  /** px */
  size?: number
  /** The picture could not be loaded; the icon is shown from now on. */
  onError?: (photoUrl: string) => void
}

/** A person's photo, or a placeholder person icon. Decoration: the name stands beside it. */
export function Avatar({ photoUrl, size = 26, onError }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = photoUrl !== null && photoUrl !== '' && photoUrl !== failed
  return (
    <span
      className="inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-accent-ink"
      style={{ width: size, height: size }}
    >
      {shown ? (
        <img
          src={photoUrl}
          alt=""
          width={size}
          height={size}
          // Google's picture host refuses foreign referrers.
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => {
            setFailed(photoUrl)
            onError?.(photoUrl)
          }}
        />
      ) : (
        <UserRound
          aria-hidden="true"
          data-testid="person-icon"
          style={{ width: size * 0.58, height: size * 0.58 }}
        />
      )}
    </span>
  )
}
