import { AppPicture } from './app-picture.tsx'

/** The product's phone as a drawing: one picture that scales with the room, with an app on it that shows what is meant. */
export function PhonePicture() {
  return (
    <svg
      viewBox="0 0 416 868"
      aria-hidden="true"
      className="h-[min(746px,calc(100vh-64px))] max-w-[calc(100%-64px)] drop-shadow-[0_30px_36px_oklch(0.25_0.04_250/0.32)]"
    >
      <defs>
        <linearGradient id="phone-rim" x1="0" y1="0" x2="0.45" y2="1">
          <stop offset="0" stopColor="oklch(0.4 0.012 250)" />
          <stop offset="0.3" stopColor="oklch(0.22 0.012 250)" />
          <stop offset="1" stopColor="oklch(0.3 0.012 250)" />
        </linearGradient>
        <clipPath id="phone-glass">
          <rect x={12} y={12} width={390} height={844} rx={50} />
        </clipPath>
      </defs>
      <rect x={413} y={226} width={3} height={96} rx={1.5} fill="oklch(0.33 0.012 250)" />
      <rect width={414} height={868} rx={62} fill="url(#phone-rim)" />
      <rect x={2} y={2} width={410} height={864} rx={60} fill="oklch(0.13 0.008 250)" />
      <g clipPath="url(#phone-glass)">
        <AppPicture />
      </g>
      <rect x={152} y={23} width={110} height={32} rx={16} fill="#0a0b0d" />
      <rect x={140} y={843} width={134} height={5} rx={2.5} fill="#101418" />
    </svg>
  )
}
