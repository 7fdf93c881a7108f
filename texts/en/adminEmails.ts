/** What the shop tells its first admin by itself. */
export const smsLimitTexts = {
  subject: (shop: string) => `${shop} has reached its SMS limit`,
  preview: 'What finds no room today waits until tomorrow.',
  heading: 'The SMS limit of the day is reached',
  limit: (day: string) =>
    `On ${day} the shop has sent as many SMS as the settings allow for one day. Messages about orders that find no room wait until tomorrow. Codes to log in may use half of the limit, and none is sent once that is used.`,
  advice:
    'If this is a busy day, allow more in the settings. If it is not, look at the page SMS: someone may be asking for codes again and again.',
  show: 'Show the SMS',
};

export const webhookOffTexts = {
  subject: (shop: string) => `${shop} has switched off a webhook`,
  preview: (host: string, days: number) => `${host} has not accepted a message for ${days} days.`,
  heading: 'A webhook is switched off',
  lost: (host: string, days: number) =>
    `The shop could not deliver any message to ${host} for ${days} days, so it sends no more there. Messages of this time are lost to that program.`,
  advice:
    'Look at the last answers on the page Webhooks, repair the address or its server, and switch the webhook on again.',
  show: 'Show the webhooks',
};

/** Why a message to another program failed. Stored with the message, in the language of the first admin. */
export const webhookNotes = {
  isOff: 'The webhook is off',
  answered: (status: number) => `The server answered ${status}`,
  noAnswer: (seconds: number) => `The server did not answer within ${seconds} seconds`,
  connectionFailed: (code: string) => `The connection failed: ${code}`,
};
