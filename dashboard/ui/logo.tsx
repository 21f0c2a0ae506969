const TILES = [
  [1, 2],
  [1, 9],
  [1, 16],
  [17, 2],
  [17, 9],
  [17, 16],
] as const

interface LogoProps {
  /** px */
  size?: number
  /** Colour of the middle tile; the accent unless it shows a state. */
  tile?: string
  className?: string
}

/** The logo: seven tiles that make an M. Decoration: the name stands beside it. */
export function Logo({ size = 22, tile = 'var(--accent)', className }: LogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      {TILES.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={6} height={6} rx={1.8} />
      ))}
      <rect x={9} y={5.5} width={6} height={6} rx={1.8} fill={tile} />
    </svg>
  )
}
