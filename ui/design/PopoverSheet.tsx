import type { ReactNode, ToggleEvent } from 'react'
import { classNames } from './class-names.ts'
import { ModalPanel } from './Modal.tsx'
import css from './Modal.module.css'

export type PopoverSheetProps = {
  /** The `popoverTarget` of the buttons that open it. */
  readonly id: string
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
}

/** A browser returns the focus only from the first of several open popovers. */
const returnFocus = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
  if (newState !== 'closed' || !currentTarget.contains(document.activeElement)) return
  document.querySelector<HTMLElement>(`dialog [popovertarget="${currentTarget.id}"]:not([popovertargetaction])`)?.focus()
}

/**
 * A sheet at the right that the browser opens and closes itself, with or without script; one that is opened from another is shown over
 * it. The page behind it can still be reached by keyboard.
 */
export const PopoverSheet = ({ id, title, closeLabel, children, footer }: PopoverSheetProps) => {
  const titleId = `${id}-title`
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <dialog id={id} popover="auto" className={css['cover']} aria-labelledby={titleId} onBeforeToggle={returnFocus}>
      <ModalPanel
        shape={classNames(css['sheet'], css['narrow'])}
        titleId={titleId}
        title={title}
        closeLabel={closeLabel}
        closing={closing}
        footer={footer}
      >
        {children}
      </ModalPanel>
      {/* Last, so that it does not get the focus. Without it a press beside the sheet would reach the page. */}
      <button type="button" className={css['shade']} tabIndex={-1} aria-hidden="true" {...closing} />
    </dialog>
  )
}
