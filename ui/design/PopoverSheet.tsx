import type { ReactNode } from 'react'
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
  /** The classes of a sheet that is a part of the page while it is closed, and of the panel within. */
  readonly part?: { readonly place: string | undefined; readonly panel: string | undefined } | undefined
}

/**
 * A sheet that the browser opens and closes itself, with or without script; one that is opened from another is shown over it. The page
 * behind it can still be reached by keyboard. A part of the page slides in from the left, any other sheet from the right.
 */
export const PopoverSheet = ({ id, title, closeLabel, children, footer, part }: PopoverSheetProps) => {
  const Place = part === undefined ? 'dialog' : 'aside'
  const titleId = `${id}-title`
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <Place id={id} popover="auto" className={classNames(css['cover'], part?.place)} aria-labelledby={titleId}>
      <ModalPanel
        shape={classNames(css['sheet'], css['narrow'], part !== undefined && css['left'], part?.panel)}
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
    </Place>
  )
}
