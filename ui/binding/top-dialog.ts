import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'

const opened = new BehaviorSubject<readonly HTMLDialogElement[]>([])

const top = (): HTMLDialogElement | undefined => opened.value.at(-1)

/**
 * The modal dialog that lies over everything else. Whatever is not in it can neither be seen clearly nor heard. Only ever
 * used in the browser, where there is one page.
 */
export const topDialog = {
  top$: opened.pipe(map(top), distinctUntilChanged()),
  top,
  opened: (dialog: HTMLDialogElement): void => { opened.next([...opened.value, dialog]) },
  closed: (dialog: HTMLDialogElement): void => { opened.next(opened.value.filter((one) => one !== dialog)) },
}
