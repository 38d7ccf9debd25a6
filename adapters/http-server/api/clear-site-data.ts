/**
 * `Clear-Site-Data` after sign-out or account deletion: cached pages and stored form input, which may hold lens values. Cookies stay:
 * they hold the guest's cart and the consent.
 */
export const CLEAR_AFTER_SIGN_OUT = '"cache", "storage"'

/** `Clear-Site-Data` after a session expired: form input stays for the next sign-in. */
export const CLEAR_AFTER_EXPIRY = '"cache"'
