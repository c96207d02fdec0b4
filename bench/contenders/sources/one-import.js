// The least that a page can load later by script: a file that says that it is there.
window.isReady = () => true;
