/** Limits of passwords, and of the codes that reset them. Pages show them before they load the schemas. */

/** Characters, not bytes. */
export const PASSWORD_MIN = 6;
/** An upper limit, since hashing time grows with length. */
export const PASSWORD_MAX = 200;
/** Length of the code that is mailed to reset a password. */
export const CODE_LENGTH = 6;
/** Minutes until that code expires. */
export const CODE_MINUTES = 10;
/** A code can be tried so often, also one that is sent to a phone. */
export const CODE_TRIES = 5;
