import type { Credit } from './logic/attribution.js';

/** Who made the map. Its licence asks for this line, so it is no option. */
export function Credits({ credits }: { credits: readonly Credit[] }) {
  return (
    <span part="attribution">
      {credits.map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener">
            {text}
          </a>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </span>
  );
}
