/** Signal, wireless and battery as the preview's phone draws them; 71 by 13 px of the drawn screen. */
export function StatusSigns({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={colour}>
      <rect y={8} width={3.2} height={4} rx={1} />
      <rect x={5} y={5.4} width={3.2} height={6.6} rx={1} />
      <rect x={10} y={2.7} width={3.2} height={9.3} rx={1} />
      <rect x={15} width={3.2} height={12} rx={1} />
      <g transform="translate(23 0)">
        <path d="M8.5 2.6c2.4 0 4.6.95 6.2 2.5.12.12.3.12.42 0l1.2-1.2a.33.33 0 0 0 0-.47A11.2 11.2 0 0 0 8.5.3 11.2 11.2 0 0 0 .68 3.43a.33.33 0 0 0 0 .47l1.2 1.2c.12.12.3.12.42 0A8.9 8.9 0 0 1 8.5 2.6Z" />
        <path d="M8.5 6.5c1.3 0 2.5.5 3.4 1.3.13.12.32.12.44 0l1.2-1.2a.33.33 0 0 0 0-.48A7.4 7.4 0 0 0 8.5 4.2c-1.94 0-3.7.73-5.04 1.92a.33.33 0 0 0 0 .48l1.2 1.2c.12.12.31.12.44 0a5 5 0 0 1 3.4-1.3Z" />
        <path d="M10.9 9.2a.33.33 0 0 1-.01.48L8.74 11.8a.34.34 0 0 1-.48 0L6.1 9.68a.33.33 0 0 1 0-.48 3.6 3.6 0 0 1 4.8 0Z" />
      </g>
      <g transform="translate(45 0)">
        <rect x={0.5} width={23} height={12} rx={3.6} fill="none" stroke={colour} opacity={0.38} />
        <rect x={2} y={1.5} width={20} height={9} rx={2.3} />
        <path d="M25 4v4.2c.86-.36 1.4-1.2 1.4-2.1s-.54-1.74-1.4-2.1Z" opacity={0.42} />
      </g>
    </g>
  )
}
