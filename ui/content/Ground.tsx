import css from './Ground.module.css'

/** An editor's own colour behind a block: the policy of the page forbids styles in it, so it is drawn. */
export const Ground = ({ colour }: { readonly colour: string }) => (
  <svg className={css['ground']} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
)
