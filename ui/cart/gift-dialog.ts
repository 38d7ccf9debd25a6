import { BehaviorSubject } from 'rxjs'

const opened = new BehaviorSubject(false)

/** Whether the shopper is asked about a free gift. Only ever used in the browser, where there is one page and one visitor. */
export const giftDialog = {
  isOpen$: opened.asObservable(),
  isOpen: (): boolean => opened.value,
  open: (): void => { opened.next(true) },
  close: (): void => { opened.next(false) },
}
