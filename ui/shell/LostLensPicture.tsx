import css from './ErrorScreen.module.css'

/** A lens on the floor: tilted ellipses, with a drop beside it. */
export const LostLensPicture = () => (
  <svg className={css['picture']} viewBox="0 0 320 180" width="320" height="180" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="150" rx="128" ry="14" fill="var(--color-surface-sunk)" />
    <path
      d="M88 134c2-44 34-78 74-78s72 34 74 78c-20 11-46 16-74 16s-54-5-74-16z"
      fill="var(--color-primary-soft)"
      stroke="currentColor"
      strokeWidth="3"
    />
    <ellipse cx="162" cy="134" rx="74" ry="16" fill="var(--color-surface)" stroke="currentColor" strokeWidth="3" />
    <ellipse cx="162" cy="134" rx="34" ry="7" stroke="currentColor" strokeWidth="2" />
    <path d="M112 112c5-20 16-34 32-41" stroke="var(--color-surface)" strokeWidth="6" strokeLinecap="round" />
    <path d="M262 116c7 9 12 15 12 22a12 12 0 0 1-24 0c0-7 5-13 12-22z" fill="var(--color-primary-line)" />
    <path d="M46 52h26M59 39v26M250 34h18M259 25v18" stroke="var(--color-primary-line)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
