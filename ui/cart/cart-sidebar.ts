import { BehaviorSubject } from 'rxjs'

const opened = new BehaviorSubject(false)

/** Whether the cart stands open at the side. Only ever used in the browser, where there is one page and one visitor. */
export const cartSidebar = {
  isOpen$: opened.asObservable(),
  isOpen: (): boolean => opened.value,
  open: (): void => { opened.next(true) },
  close: (): void => { opened.next(false) },
}

export const openCartSidebar = cartSidebar.open
