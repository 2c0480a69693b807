/** The lane of the deliveries to one webhook, and what its encrypted secret is bound to. */
export function webhookKey(webhookId: string): string {
  return `webhook:${webhookId}`;
}
