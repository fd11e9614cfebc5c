export function SignInIllustration() {
  const windows = [
    [172, 480],
    [172, 652],
    [536, 480],
    [536, 652],
  ]
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice" className="absolute inset-0 size-full">
      <circle cx="620" cy="330" r="120" className="fill-brand opacity-25" />
      <circle cx="620" cy="330" r="78" className="fill-brand opacity-40" />
      <path
        d="M0 560 90 500l70 40 120-90 110 80 90-60 140 90 180-110v450H0z"
        className="fill-brand opacity-15"
      />
      <g className="stroke-brand-ink" strokeWidth="3" strokeLinejoin="round">
        <path d="M96 420 400 250l304 170z" className="fill-brand" />
        <rect x="470" y="250" width="44" height="84" className="fill-surface" />
        <rect x="120" y="420" width="560" height="480" className="fill-surface" />
      </g>
      <path d="M120 420h560v26H120z" className="fill-brand-ink opacity-15" />
      <path d="M120 840h560v60H120z" className="fill-brand opacity-25" />
      {windows.map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} className="stroke-brand-ink" strokeWidth="3">
          <rect x={x} y={y} width="92" height="116" rx="4" className="fill-warn-soft dark:fill-warn" />
          <path d={`M${x + 46} ${y}v116M${x} ${y + 50}h92`} fill="none" />
          <rect x={x - 26} y={y} width="24" height="116" className="fill-good" opacity="0.75" />
          <rect x={x + 94} y={y} width="24" height="116" className="fill-good" opacity="0.75" />
          <path d={`M${x - 30} ${y + 122}h152`} strokeWidth="7" strokeLinecap="round" />
        </g>
      ))}
      <g className="stroke-brand-ink" strokeWidth="3">
        <path d="M318 900V620a82 82 0 0 1 164 0v280z" className="fill-brand-soft" strokeWidth="10" />
        <path d="M332 900V622a68 68 0 0 1 136 0v278z" className="fill-warn-soft dark:fill-warn" />
        <path d="M332 900V622a68 68 0 0 1 68-68v346z" className="fill-brand-fill" />
        <path
          d="M350 640h34v90h-34zM350 760h34v100h-34z"
          fill="none"
          className="stroke-on-brand"
          opacity="0.6"
        />
        <circle cx="388" cy="748" r="5" className="fill-on-brand" stroke="none" />
      </g>
      <g className="stroke-brand-ink" strokeWidth="3">
        <rect x="280" y="900" width="240" height="26" rx="3" className="fill-raised" />
        <rect x="250" y="926" width="300" height="28" rx="3" className="fill-raised" />
      </g>
      <path d="M0 954h800v46H0z" className="fill-brand-ink opacity-20" />
      <g className="stroke-brand-ink" strokeWidth="3" strokeLinejoin="round">
        <path d="M196 954l-10-64h72l-10 64z" className="fill-brand" />
        <path
          d="M222 890c-6-50-44-56-40-92 26 6 38 34 40 58 4-34 6-64 34-82 12 40-22 66-28 116z"
          className="fill-good"
        />
        <path d="M562 954l-8-52h60l-8 52z" className="fill-brand" />
        <circle cx="584" cy="868" r="40" className="fill-good" />
      </g>
      <g className="fill-none stroke-brand-ink opacity-50" strokeWidth="4" strokeLinecap="round">
        <path d="M150 330q16-18 32 0q16-18 32 0M236 282q12-14 24 0q12-14 24 0" />
      </g>
    </svg>
  )
}
