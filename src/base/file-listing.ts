/** What a binary file consists of, without the code in it: sections and symbols, each with its place. */
export interface FileListing {
  readonly version: number;
  /** Of the tables that it was written with. */
  readonly fingerprint: string;
  readonly sections: readonly ListedSection[];
  readonly symbols: readonly ListedSymbol[];
}

/** Offsets count bytes from the beginning of the file. */
export interface ListedSection {
  readonly id: number;
  readonly name: string;
  readonly offset: number;
  readonly size: number;
}

/** What a file defines or needs. What has no bytes of its own, as a declaration, has size 0 and no offset. */
export interface ListedSymbol {
  readonly name: string;
  /** As its language says it: `func`, `extern func`, `weak global`. */
  readonly kind: string;
  readonly offset?: number;
  readonly size: number;
}
