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
}

export type PopoverPanelProps = PopoverSheetProps & {
  readonly className?: string | undefined
  /** A class of the panel within. */
  readonly panelClassName?: string | undefined
}

const SHEET = classNames(css['sheet'], css['narrow'])

/** Last in a sheet, so that it does not get the focus. Without it a press beside the sheet would reach the page. */
const Shade = ({ id }: { readonly id: string }) => (
  <button type="button" className={css['shade']} tabIndex={-1} aria-hidden="true" popoverTarget={id} popoverTargetAction="hide" />
)

/** A part of the page that is a sheet at the left while it is a popover. */
export const PopoverPanel = ({ id, title, closeLabel, children, footer, className, panelClassName }: PopoverPanelProps) => (
  <aside id={id} popover="auto" className={classNames(css['cover'], className)} aria-labelledby={`${id}-title`}>
    <ModalPanel
      shape={classNames(SHEET, css['left'], panelClassName)}
      titleId={`${id}-title`}
      title={title}
      closeLabel={closeLabel}
      closing={{ popoverTarget: id, popoverTargetAction: 'hide' }}
      footer={footer}
    >
      {children}
    </ModalPanel>
    <Shade id={id} />
  </aside>
)

/**
 * A sheet at the right that the browser opens and closes itself, with or without script; one that is opened from another is shown over
 * it. The page behind it can still be reached by keyboard.
 */
export const PopoverSheet = ({ id, title, closeLabel, children, footer }: PopoverSheetProps) => (
  <dialog id={id} popover="auto" className={css['cover']} aria-labelledby={`${id}-title`}>
    <ModalPanel
      shape={SHEET}
      titleId={`${id}-title`}
      title={title}
      closeLabel={closeLabel}
      closing={{ popoverTarget: id, popoverTargetAction: 'hide' }}
      footer={footer}
    >
      {children}
    </ModalPanel>
    <Shade id={id} />
  </dialog>
)
