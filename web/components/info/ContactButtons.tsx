import MessageCircle from 'virtual:lucide/message-circle';
import Phone from 'virtual:lucide/phone';
import { chatLink, dialled } from '#domain/settings.ts';
import { infoTexts } from '#texts/info.ts';
import { useSettings } from '#web/state/settings.ts';
import { buttonClass } from '#web/ui/Button.tsx';

/** Buttons to call the shop and to write to it. */
export function ContactButtons() {
  const settings = useSettings();
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <a href={`tel:${dialled(settings.phone)}`} className={buttonClass({})}>
        <Phone aria-hidden="true" className="size-5" />
        {infoTexts.call(settings.phone)}
      </a>
      <a
        href={chatLink(settings)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'outline' })}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {infoTexts.sendAMessage}
      </a>
    </div>
  );
}
