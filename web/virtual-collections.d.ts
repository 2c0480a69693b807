declare module 'virtual:collections' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module
  export const collections: readonly import('#contract/collection-summary.ts').CollectionSummary[];
}
