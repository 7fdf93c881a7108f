import MenuIcon from 'virtual:lucide/menu';
import Search from 'virtual:lucide/search';
import X from 'virtual:lucide/x';
import { useState } from 'react';
import { layoutTexts } from '#texts/layout.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { AccountCorner } from './AccountCorner.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { ChatLink } from './ChatLink.tsx';
import { CartLink, WishlistLink } from './CountLinks.tsx';
import { Logo } from './Logo.tsx';
import { SearchForm } from './SearchForm.tsx';

const loadMenu = () => import('./MobileMenu.tsx');
const prepareMenu = () => void loadMenu().catch(() => undefined);

export function Header() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const menu = useLoaded(loadMenu, isMenuOpen, () => setIsMenuOpen(false));
  const closeAll = () => {
    setIsMenuOpen(false);
    setIsSearchOpen(false);
  };
  const SearchIcon = isSearchOpen ? X : Search;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ivory lg:static noscript:static">
      <div className="page-width flex min-h-16 items-center gap-1 lg:grid lg:min-h-24 lg:grid-cols-[1fr_auto_1fr] lg:gap-8">
        <IconButton
          label={layoutTexts.openMenu}
          className="-ml-2 lg:hidden noscript:hidden"
          aria-expanded={isMenuOpen}
          aria-haspopup="dialog"
          onPointerEnter={prepareMenu}
          onFocus={prepareMenu}
          onClick={() => setIsMenuOpen(true)}
        >
          <MenuIcon className="size-6" strokeWidth={1.5} />
        </IconButton>
        <SearchForm className="hidden max-w-80 lg:block" />
        <Logo />
        <div className="-mr-2 ml-auto flex shrink-0 items-center justify-end lg:mr-0 lg:ml-0 lg:min-w-0 lg:shrink lg:gap-0.5">
          <IconButton
            label={isSearchOpen ? layoutTexts.closeSearch : layoutTexts.openSearch}
            className="lg:hidden noscript:hidden"
            aria-expanded={isSearchOpen}
            onClick={() => setIsSearchOpen(!isSearchOpen)}
          >
            <SearchIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
          </IconButton>
          <AccountCorner />
          <span className="hidden sm:block">
            <WishlistLink />
          </span>
          <CartLink />
          <ChatLink />
        </div>
      </div>
      {isSearchOpen && (
        <div className="page-width pb-3 lg:hidden">
          <SearchForm isFocused onSent={closeAll} />
        </div>
      )}
      {!isSearchOpen && (
        <div className="page-width hidden pb-3 lg:hidden! noscript:block">
          <SearchForm />
        </div>
      )}
      <CategoryNav />
      {menu && <menu.MobileMenu open={isMenuOpen} onClose={closeAll} />}
    </header>
  );
}
