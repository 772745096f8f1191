/** A file that is not whole or not of its kind; `message` says where it breaks. */
export class MalformedFileError extends Error {}
